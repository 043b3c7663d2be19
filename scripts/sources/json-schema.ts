import { z } from 'zod';
import { siteSchema } from '../../src/config/site.ts';

export const schemaFile = 'tenants/site.schema.json';

/** The JSON Schema that editors complete and check a site.json with (SITE-3), as the text of its file. */
export function siteJsonSchema(): string {
	const schema = z.toJSONSchema(siteSchema, { io: 'input', reused: 'ref' });
	const title = 'site.json of a Forecourt tenant';
	const description = 'Made by npm run schema from src/config. Do not edit.';
	return `${JSON.stringify({ ...schema, title, description }, null, '\t')}\n`;
}
