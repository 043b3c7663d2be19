import { readServeOptions } from './host/serve-options.ts';
import { serveUntilStopped } from './host/serve-until-stopped.ts';
import { runCommand } from './program/run-command.ts';

await runCommand(() => serveUntilStopped(readServeOptions(process.argv.slice(2))));
