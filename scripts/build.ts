import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Stripping the types of our sources takes as long as a small build does: Node keeps what it has compiled.
const compiled = fileURLToPath(new URL('../.forecourt/compiled', import.meta.url));
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;
// One tenant is built in this process: React must find it in production before the bundle is loaded.
process.env['NODE_ENV'] = 'production';

try {
	const { runBuildCommand } = await import('./build/command.ts');
	process.exitCode = await runBuildCommand();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
