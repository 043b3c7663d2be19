import { z } from 'zod';

/** Stands in for src/config/stock-feed.ts until that exists. */
export const stockFeedSchema = z.looseObject({ type: z.string() });
