import { readServeOptions, serveUsage } from './host/serve-options.ts';
import { serveUntilStopped } from './host/serve-until-stopped.ts';

const usage = `Usage: npm run serve -- [options]\n${serveUsage}`;

try {
	await serveUntilStopped(readServeOptions(process.argv.slice(2)));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
	process.exitCode = 1;
}
