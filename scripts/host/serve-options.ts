import { parseArgs } from 'node:util';
import type { ServeOptions } from './serve-until-stopped.ts';

/** The options that `npm run serve` and `npm start` share, for their usage text. */
export const serveUsage = `  --out <dir>             folder with one built site per tenant (dist)
  --port <n>              port (4321, or the next free one)
  --host <address>        address to listen on (127.0.0.1; 0.0.0.0 for the whole network)
  --image-hosts <a,b>     other hosts whose pictures may be resized`;

const known = {
	out: { type: 'string', default: 'dist' },
	port: { type: 'string' },
	host: { type: 'string', default: '127.0.0.1' },
	'image-hosts': { type: 'string', default: '' },
	tenants: { type: 'string', default: 'tenants' },
} as const;

/** Reads the command line. Throws an Error that names the option that is wrong. */
export function readServeOptions(args: readonly string[]): ServeOptions & { tenantsDir: string } {
	const { values } = parseArgs({ args: [...args], options: known });
	return {
		out: values.out,
		port: readPort(values.port),
		hostname: values.host,
		remoteImageHosts: values['image-hosts'].split(',').filter(Boolean),
		tenantsDir: values.tenants,
	};
}

function readPort(value: string | undefined): number | null {
	if (value === undefined) return null;
	const port = Number(value);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		throw new Error(`--port: found ${value}, expected a whole number from 1 to 65535.`);
	}
	return port;
}
