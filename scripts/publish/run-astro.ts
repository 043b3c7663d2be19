import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleEnv } from '../astro/bundle-env.ts';
import { projectDir } from './paths.ts';

/** Ends a process whose parent is gone. */
const endWithParent = `data:text/javascript,${encodeURIComponent("process.on('disconnect', () => process.exit(1)); process.channel.unref();")}`;

/** Bundles the Astro app into a folder. Rejects with Astro's own message if that fails. */
export function runAstro(outDir: string): Promise<void> {
	const astro = join(projectDir, 'node_modules', 'astro', 'bin', 'astro.mjs');
	const child = spawn(process.execPath, ['--import', endWithParent, astro, 'build', '--outDir', outDir, '--silent'], {
		cwd: projectDir,
		env: bundleEnv(process.env),
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let output = '';
	child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
	child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`astro build failed (exit ${code}):\n${output.trim()}`)),
		);
	});
}
