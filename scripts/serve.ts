import { readServeOptions } from './host/serve-options.ts';
import { serveUntilStopped } from './host/serve-until-stopped.ts';

try {
	await serveUntilStopped(readServeOptions(process.argv.slice(2)));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
