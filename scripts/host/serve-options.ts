import { readArguments } from '../program/arguments.ts';
import type { ServeOptions } from './serve-until-stopped.ts';

const known = {
	out: { type: 'string', default: 'dist' },
	port: { type: 'string' },
	host: { type: 'string', default: '127.0.0.1' },
	'image-hosts': { type: 'string', default: '' },
	tenants: { type: 'string', default: 'tenants' },
	functions: { type: 'string', default: 'netlify/functions' },
} as const;

const usage = `Usage: npm run serve -- [options]
       npm start -- [options]           builds the sites, too
  --out <dir>             folder with one built site per tenant (dist)
  --port <n>              port (4321, or the next free one)
  --host <address>        address to listen on (127.0.0.1; 0.0.0.0 for the whole network)
  --image-hosts <a,b>     other hosts whose pictures may be resized
  --tenants <dir>         folder with the tenants (tenants)
  --functions <dir>       folder with the functions that answer /api (netlify/functions)`;

/** Reads the options that `npm start` and `npm run serve` share. Throws an Error that says what is wrong and what there is. */
export function readServeOptions(args: readonly string[]): ServeOptions {
	const { values } = readArguments({ args: [...args], options: known }, usage);
	return {
		out: values.out,
		port: readPort(values.port),
		hostname: values.host,
		remoteImageHosts: values['image-hosts'].split(',').filter(Boolean),
		tenantsDir: values.tenants,
		functionsDir: values.functions,
	};
}

function readPort(value: string | undefined): number | null {
	if (value === undefined) return null;
	const port = Number(value);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		throw new Error(`--port: found ${value}, expected a whole number from 1 to 65535.\n${usage}`);
	}
	return port;
}
