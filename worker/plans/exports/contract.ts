import * as z from 'zod/mini';

/** What a Bag Plan can be taken out as. The spreadsheet (`csv`) is a premium tool. */
const EXPORT_FORMATS = ['text', 'csv', 'json', 'ics'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** `GET /api/plans/:id/export` */
export const exportQuery = z.object({ format: z.enum(EXPORT_FORMATS) });
