import { join } from 'node:path';
import { formatProblem } from '../src/config/problem.ts';
import { templateNames } from '../src/domain/words/template.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
import { createTenant } from './sources/new-tenant.ts';

const usage = `Usage: npm run new-tenant -- <slug>
Makes a valid tenant to start from.
  --template <name>  what it sells: ${templateNames.join(', ')}
  --name <text>      the dealer's name ("Throttle & Tide")
  --tenants <dir>    folder with the tenants (tenants)`;

const options = {
	template: { type: 'string' },
	name: { type: 'string' },
	tenants: { type: 'string', default: 'tenants' },
} as const;

await runCommand(() => {
	const { values, positionals } = readArguments({ options, allowPositionals: true }, usage);
	const { tenants: dir, template, name } = values;
	const result = createTenant({ dir, slug: positionals[0] ?? '', template, name });
	if (!result.ok) throw new Error([...result.problems.map(formatProblem), usage].join('\n'));
	const { slug, file } = result;
	console.log(`Made ${file}, a valid site. What to do next:
  1. Open ${file}: the editor completes every key and says what it means.
  2. Set name, url, locations and theme; put the dealer's own stock in stock_feed.
  3. npm run dev, then open http://${slug}.localhost:4321 and look at it while you edit.
  4. npm run build -- ${slug}${dir === 'tenants' ? '' : ` --tenants ${dir}`} makes the site in ${join('dist', slug)}.`);
});
