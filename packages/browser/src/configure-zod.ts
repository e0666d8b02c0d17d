import { fieldMessage } from '@counter/contract/shared';
import { z } from 'zod/mini';

// zod probes `new Function` for speed, which the content security policy reports as a violation.
z.config({ jitless: true, localeError: fieldMessage });
