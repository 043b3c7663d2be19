import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
import { indexTenants } from './typesense/index-tenants.ts';
import { openServer, serverPlace } from './typesense/server.ts';

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
} as const;

await runCommand(run);

async function run(): Promise<number> {
	const { values, positionals } = readArguments({ options, allowPositionals: true }, usage);
	if (positionals.length > 0 === values.all) throw new Error(`Name tenants, or --all.\n${usage}`);
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
