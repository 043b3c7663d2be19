import { readBuilderOptions, usage } from './builder/options.ts';
import { runBuilder } from './builder/run-builder.ts';
import { stopOnSignal } from './host/stop-on-signal.ts';

// React must find this before the bundle is loaded, or it takes its slower development build.
process.env['NODE_ENV'] = 'production';

const say = (text: string): void => void process.stdout.write(`${new Date().toISOString()} ${text}\n`);

try {
	const options = readBuilderOptions(process.argv.slice(2));
	if (options) {
		const builder = await runBuilder(options, say);
		stopOnSignal(builder.stop);
		say('The builder is ready. Ctrl-C stops it.');
	} else process.stdout.write(`${usage}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
