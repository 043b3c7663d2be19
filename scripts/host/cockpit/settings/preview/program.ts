import { ProblemError } from '../../../../../src/config/problem.ts';
import { loadBundle } from '../../../../publish/bundle.ts';
import { drawChange } from './draw-change.ts';
import { drawingBundle } from './drawing-bundle.ts';
import type { PreviewAnswer, PreviewRequest } from './previewer.ts';

/** The process that draws what a change of settings does. It is told of each by a message, and ends with who started it. */
const drawing = drawingBundle(() => process.send?.({ state: 'making' }));
drawing
	// It is loaded when the first change is to be drawn.
	.then(({ bundle }) => loadBundle(bundle))
	.catch(() => undefined)
	.then(() => process.send?.({ state: 'ready' }));

process.on('disconnect', () => process.exit());
process.on('message', async ({ id, request }: { id: number; request: PreviewRequest }) => {
	process.send?.({ id, answer: await answerTo(request) });
});

async function answerTo(request: PreviewRequest): Promise<PreviewAnswer> {
	try {
		const { bundle, isOlder } = await drawing;
		return { ok: true, isOlder, ...(await drawChange(bundle, request)) };
	} catch (error) {
		const fault = error instanceof ProblemError ? 'The site could not be built with it.' : firstLine(error);
		return { ok: false, fault };
	}
}

const firstLine = (error: unknown): string => String(error).split('\n').slice(0, 2).join(' ');
