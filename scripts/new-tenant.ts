import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblem } from '../src/config/problem.ts';
import { createTenant } from './sources/new-tenant.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { template: { type: 'string' }, name: { type: 'string' }, tenants: { type: 'string', default: 'tenants' } },
});

const result = createTenant({
	dir: values.tenants,
	slug: positionals[0] ?? '',
	template: values.template,
	name: values.name,
});

if (result.ok) {
	const { slug, file } = result;
	console.log(`Made ${file}, a valid site. What to do next:
  1. Open ${file}: the editor completes every key and says what it means.
  2. Set name, url, locations and theme; put the dealer's own stock in stock_feed.
  3. npm run dev, then open http://${slug}.localhost:4321 and look at it while you edit.
  4. npm run build -- ${slug}${values.tenants === 'tenants' ? '' : ` --tenants ${values.tenants}`} makes the site in ${join('dist', slug)}.`);
} else {
	for (const problem of result.problems) console.error(formatProblem(problem));
	console.error(
		'Usage: npm run new-tenant -- <slug> [--template motorcycle] [--name "Throttle & Tide"] [--tenants <dir>]',
	);
	process.exitCode = 1;
}
