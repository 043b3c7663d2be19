import type { Import } from './imports.ts';

/**
 * The folders of src/ from the inside out. A file imports from its own layer and those before it, so that a rule of the
 * trade never depends on a page.
 */
const layers: readonly (readonly string[])[] = [
	['domain'],
	['plugins'],
	['config', 'stock', 'forms', 'search'],
	['contract'],
	['site', 'client'],
	['components', 'islands', 'styles'],
	['blocks', 'layouts'],
	['views'],
	// Declarations for the whole program.
	['pages', 'env.d.ts'],
];

/** What runs in a browser; it takes no code from a schema, only its types. */
const runsInBrowser =
	/^src\/(?:islands\/|client\/|plugins\/(?:(?:hear-counted|load-script|page-car|send-later)\.ts$|[^/]+\/(?!plugin\.ts$)))/;

/** What is written with Zod, which no browser should load. */
const holdsSchemas = /^src\/(?:config|plugins)\//;

/** Folders of the build and the server, which nothing in src/ knows. */
const outer = ['scripts', 'netlify', 'tests'];

/** Why an import goes against the direction of dependencies; null if it does not. */
export function directionFault({ from, to, types }: Import): string | null {
	const [origin, target] = [placeOf(from), placeOf(to)];
	if (target.top === 'tests' && origin.top !== 'tests') return 'only tests import tests';
	if (origin.top !== 'src') return outerFault(from, to);
	if (outer.includes(target.top)) return `${target.top} is imported by nothing in src`;
	if (origin.folder === 'domain' && target.folder !== 'domain') return 'domain imports nothing from outside';
	if (target.top !== 'src') return null;
	if (origin.layer < 0 || target.layer < 0) return 'a folder of src that tests/architecture/layers.ts does not know';
	if (target.layer > origin.layer) return `${target.folder} lies further out than ${origin.folder}`;
	const schema = runsInBrowser.test(from) && holdsSchemas.test(to) && !runsInBrowser.test(to) && !types;
	return schema ? `code in the browser takes only types from ${target.folder}` : null;
}

/**
 * All that scripts and netlify may use of each other: the queue of rebuilds, which the builder works on; for the host what operators
 * see; for the commands beside the database how a command line is read.
 */
const sharedRooms: readonly { users: string; room: string }[] = [
	{ users: 'scripts/', room: 'netlify/rebuilds/' },
	{ users: 'scripts/host/', room: 'netlify/fleet/' },
	{ users: 'netlify/commands/', room: 'scripts/program/' },
];

function outerFault(from: string, to: string): string | null {
	const [[origin = ''], [target = '']] = [from.split('/'), to.split('/')];
	if (sharedRooms.some(({ users, room }) => from.startsWith(users) && to.startsWith(room))) return null;
	const crossing = (origin === 'netlify' && target === 'scripts') || (origin === 'scripts' && target === 'netlify');
	return crossing ? `${origin} does not import ${target}` : null;
}

function placeOf(path: string): { top: string; folder: string; layer: number } {
	const [top = '', folder = ''] = path.split('/');
	const inner = top === 'src' ? folder : '';
	return { top, folder: inner, layer: layers.findIndex((names) => names.includes(inner)) };
}
