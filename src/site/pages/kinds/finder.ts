import { finderPath } from '../../../contract/finder.ts';
import { fileKind } from '../page-kind.ts';

/** `/finder.json`: what search boxes suggest and menus show in pictures. */
export const finderFile = fileKind({
	pages: () => [{ path: finderPath, params: null }],
	model: (site) => site.finder(),
});
