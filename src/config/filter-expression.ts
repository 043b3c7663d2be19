import { text } from './value.ts';

/** A filter in Typesense's filter_by language (SITE-6). */
export const filterExpression = text;
