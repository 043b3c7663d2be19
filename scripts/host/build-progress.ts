import { Presets, SingleBar } from 'cli-progress';
import type { BuildProgress } from '../publish/build-options.ts';

/** Shows how far a build is: a bar on a terminal, a line per tenant elsewhere. */
export function showProgress(output: NodeJS.WriteStream): { note: (progress: BuildProgress) => void; end: () => void } {
	if (!output.isTTY) return { note: (progress) => output.write(`${inWords(progress)}\n`), end: () => undefined };
	const format = 'Building {bar} {value}/{total} {step}';
	const bar = new SingleBar(
		{ format, stream: output, hideCursor: true, clearOnComplete: true },
		Presets.shades_classic,
	);
	let started = false;
	return {
		note: (progress) => {
			const step = { step: progress.phase === 'bundle' ? 'bundling the code' : (progress.tenant ?? '') };
			if (started) bar.update(progress.done, step);
			else bar.start(progress.total, progress.done, step);
			started = true;
		},
		end: () => bar.stop(),
	};
}

function inWords({ phase, done, total, tenant, failed = false }: BuildProgress): string {
	if (phase === 'bundle') return `Building ${total} sites: the code that they share`;
	return `${failed ? 'Failed' : 'Built'} ${done} of ${total}${tenant ? `: ${tenant}` : ''}`;
}
