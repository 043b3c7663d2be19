// Copies the sample tenants into the folder named, for the build stage. No test looks at the share pictures of their
// cars, which take half of the build: one tenant, as drawn, has them drawn, the others show a photo. In a full run all have.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tenantFolders } from '../sources/tenants.ts';
import { drawItems } from './draw.ts';

const [to = ''] = process.argv.slice(2);
if (!to) throw new Error('Usage: node scripts/testing/tenants-to-build.ts <folder>');

rmSync(to, { recursive: true, force: true });
cpSync('tenants', to, { recursive: true });
const slugs = tenantFolders(to);
const drawn = drawItems({ matrix: 'share pictures', items: slugs, count: 1 });
for (const slug of slugs.filter((slug) => !drawn.includes(slug))) {
	const file = join(to, slug, 'site.json');
	const site = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
	writeFileSync(file, JSON.stringify({ ...site, share_pictures: 'photo' }, null, '\t'));
}
