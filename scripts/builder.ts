import { readBuilderOptions } from './builder/options.ts';
import { runBuilder } from './builder/run-builder.ts';
import { stopOnSignal } from './host/stop-on-signal.ts';
import { runCommand } from './program/run-command.ts';

// React must find this before the bundle is loaded, or it takes its slower development build.
process.env['NODE_ENV'] = 'production';

const say = (text: string): void => void process.stdout.write(`${new Date().toISOString()} ${text}\n`);

await runCommand(async () => {
	const builder = await runBuilder(readBuilderOptions(process.argv.slice(2)), say);
	stopOnSignal(builder.stop);
	say('The builder is ready. Ctrl-C stops it.');
});
