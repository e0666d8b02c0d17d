import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../guards.ts';

export const Route = createFileRoute('/home')({ beforeLoad: loadPage });
