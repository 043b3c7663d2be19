import { ProblemError } from '../../../../../src/config/problem.ts';
import { loadBundle } from '../../../../publish/bundle.ts';
import { drawChange, keptBundle } from './draw-change.ts';
import type { PreviewAnswer, PreviewRequest } from './previewer.ts';

/** The process that draws what a change of settings does. It is told of each by a message, and ends with who started it. */
const bundle = keptBundle();
// It is there when the first change is to be drawn.
if (bundle) void loadBundle(bundle);

process.on('disconnect', () => process.exit());
process.on('message', async ({ id, request }: { id: number; request: PreviewRequest }) => {
	process.send?.({ id, answer: await answerTo(request) });
});

async function answerTo(request: PreviewRequest): Promise<PreviewAnswer> {
	try {
		if (!bundle) return { ok: false, fault: 'No site has been built by this version of the program yet.' };
		return { ok: true, ...(await drawChange(bundle, request)) };
	} catch (error) {
		const fault = error instanceof ProblemError ? 'The site could not be built with it.' : String(error);
		return { ok: false, fault };
	}
}
