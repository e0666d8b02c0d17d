// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Identity } from '../../platform/db/columns.ts';

interface Pictures {
  claimedAt: Date | null;
  createdAt: Date;
  id: Identity;
  uploadedBy: number;
  url: string;
}

export interface FilesTables {
  pictures: Pictures;
}
