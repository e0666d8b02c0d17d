import { uploadDocument, uploadPicture } from '@counter/contract/files';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepDocument, keepPicture } from './files.service.ts';

/** Routes for uploads. */
export function fileRoutes(platform: Platform): Route[] {
  return [
    route(uploadPicture, async ({ body, session }) => ({
      data: { files: [await keepPicture(platform, session.userId, body.content)] },
    })),
    route(uploadDocument, async ({ body, session }) => ({
      data: await keepDocument(platform, session.userId, body.content),
    })),
  ];
}
