import { importProgram } from './program/program.mjs';

// One tenant is built in this process: React must find it in production before the bundle is loaded.
process.env.NODE_ENV = 'production';

try {
	const { runBuildCommand } = await importProgram('command');
	await runBuildCommand();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
