import { join } from 'node:path';
import { createFunctions } from '../host/functions/functions.ts';
import { createHost, type Listening, listen } from '../host/host.ts';

/** Serves the built sites as they are when published: compressed, with their headers, and with the functions that pages ask. */
export function serveSites(out: string, to: string): Promise<Listening> {
	process.env['FORECOURT_TENANTS'] = 'tenants';
	process.env['FORECOURT_ANSWERS'] ??= join(out, '.forecourt');
	process.env['FORECOURT_DATA'] ??= join(to, 'data');
	const host = createHost({ out, functions: createFunctions('netlify/functions') });
	return listen(host, { port: 0, hostname: '127.0.0.1' });
}
