import { parseArgs } from 'node:util';
import { indexTenants } from './typesense/index-tenants.ts';
import { openServer, ServerError, serverPlace } from './typesense/server.ts';

const usage = `Usage: npm run index -- <slug>… | --all
Puts the stock of tenants into collections of the Typesense server at TYPESENSE_URL, with the key TYPESENSE_API_KEY.
  --all              every tenant with "search": { "engine": "typesense" }
  --tenants <dir>    folder with the tenants (tenants)
  --out <dir>        folder with the built sites, whose stock records know earlier prices (dist)
  --accept-failures  put a collection into use even if the server refused some of its cars
  --accept-shrink    also if a feed has lost most of its cars
Collections are named TYPESENSE_COLLECTION (production_cars), _, the slug.`;

const options = {
	all: { type: 'boolean', default: false },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	'accept-failures': { type: 'boolean', default: false },
	'accept-shrink': { type: 'boolean', default: false },
	help: { type: 'boolean', default: false },
} as const;

try {
	process.exitCode = await run();
} catch (error) {
	const { message, stack } = error as Error;
	process.stderr.write(`${error instanceof ServerError ? message : (stack ?? message)}\n`);
	process.exitCode = 1;
}

async function run(): Promise<number> {
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	if (values.help || positionals.length > 0 === values.all) {
		process.stdout.write(`${usage}\n`);
		return values.help ? 0 : 1;
	}
	const isWell = await indexTenants(openServer(serverPlace(process.env)), {
		tenantsDir: values.tenants,
		out: values.out,
		slugs: values.all ? 'all' : positionals,
		prefix: process.env['TYPESENSE_COLLECTION'] ?? 'production_cars',
		acceptFailures: values['accept-failures'],
		acceptShrink: values['accept-shrink'],
		say: (line) => process.stdout.write(`${line}\n`),
	});
	return isWell ? 0 : 1;
}
