import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const dir = resolve('netlify/functions');

test.each(readdirSync(dir).filter((name) => name.endsWith('.ts')))('issue 11.17 %s runs in Sydney', async (name) => {
	const { config } = await import(pathToFileURL(`${dir}/${name}`).href);
	expect(config.region).toBe('syd');
});
