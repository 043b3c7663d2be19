import { finderPath } from '../../contract/finder.ts';
import { type SearchPathSettings, searchPath } from '../../domain/addresses/search-path.ts';
import { templateFacts } from '../../domain/words/template.ts';

/** A search box as a plain form; a script suggests what to look for. */
export type FinderBox = { action: string; label: string; placeholder: string; file: string };

/** The search box of a site: what is typed goes to the list of everything (SRCH-3). */
export const finderBox = (config: SearchPathSettings): FinderBox => ({
	action: searchPath(config),
	label: `Search ${templateFacts(config.template).plural}`,
	placeholder: 'Make, model or keyword',
	file: finderPath,
});
