import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changesSince, repositoryOf } from '../changes/changed-tenants.ts';
import { git } from '../changes/git.ts';
import { goneText } from '../changes/gone-tenants.ts';
import { readArguments } from '../program/arguments.ts';
import type { BuildReport } from '../publish/report/build-report.ts';
import { readJson } from '../sources/json-file.ts';
import { differenceText } from './difference-text.ts';
import { type Configs, isSameCode, siteDifferences } from './site-difference.ts';

const usage = `Usage: npm run compare -- --before <dir> --after <dir> --since <git ref>
Says in Markdown what a change does to the sites. The folders hold what two builds into one --out said with --json: of the
state at the ref, then of the state now. Files may be many, each of some tenants.
  --previews <dir> what npm run -s deploy -- … --preview --json has printed: where the previews are
  --tenants <dir>  folder with the tenants (tenants)`;

const options = {
	before: { type: 'string' },
	after: { type: 'string' },
	since: { type: 'string' },
	previews: { type: 'string' },
	tenants: { type: 'string', default: 'tenants' },
} as const;

/** `npm run compare`: returns the Markdown. Throws an Error that says what to type, or which report cannot be read. */
export function compareCommand(args: readonly string[]): string {
	const { values } = readArguments({ args: [...args], options }, usage);
	const { before, after, since, tenants } = values;
	if (!before || !after || !since) throw new Error(`Name --before, --after and --since.\n${usage}`);
	const [old, now] = [readReports(before), readReports(after)];
	const { takeDown } = changesSince(tenants, since);
	const differences = siteDifferences(old, now, configsSince(since, tenants));
	return differenceText(differences, {
		isSameCode: isSameCode(old, now),
		takeDown: takeDown.map(goneText),
		...(values.previews && { previews: readPreviews(values.previews) }),
	});
}

/** The reports in a folder; none where there is no folder, as of tenants that are all new. */
const readReports = (dir: string): BuildReport[] =>
	readFiles(dir).map(({ file, value }) => {
		const report = value as Partial<BuildReport> | null;
		if (Array.isArray(report?.tenants)) return report as BuildReport;
		throw new Error(`${file}: expected what npm run -s build -- … --json has printed.`);
	});

/** Where previews can be seen, by slug; those that failed have no address. */
function readPreviews(dir: string): Map<string, string> {
	const lines = readFiles(dir).flatMap(({ value }) =>
		Array.isArray(value) ? (value as Record<string, unknown>[]) : [],
	);
	const isWeb = (address: unknown): address is string =>
		/^https:/.test(String(address)) && URL.canParse(String(address));
	return new Map(lines.flatMap(({ slug, address }) => (isWeb(address) ? [[String(slug), address]] : [])));
}

function readFiles(dir: string): { file: string; value: unknown }[] {
	const names = existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : [];
	const files = names.filter((name) => name.endsWith('.json')).map((name) => join(dir, name));
	return files.sort().map((file) => {
		const read = readJson(file, file);
		return { file, value: read.ok ? read.value : null };
	});
}

function configsSince(since: string, tenants: string): Configs {
	const root = repositoryOf(tenants);
	const tenantsDir = realpathSync(tenants);
	return (slug) => {
		const file = join(tenants, slug, 'site.json');
		const read = readJson(file, file);
		return { before: committed(root, since, { tenantsDir, slug }), after: read.ok ? read.value : undefined };
	};
}

/** A tenant's site.json as a commit has it; undefined where it has none, or one that is not JSON. */
function committed(root: string, commit: string, { tenantsDir, slug }: { tenantsDir: string; slug: string }): unknown {
	const file = relative(root, join(tenantsDir, slug, 'site.json')).replaceAll('\\', '/');
	try {
		return JSON.parse(git(['show', `${commit}:${file}`], root));
	} catch {
		return undefined;
	}
}
