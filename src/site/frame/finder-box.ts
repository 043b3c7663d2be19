import type { SiteConfig } from '../../config/site.ts';
import { finderPath } from '../../contract/finder.ts';
import { type SearchPathSettings, searchPath } from '../../domain/addresses/search-path.ts';
import { templateFacts } from '../../domain/words/template.ts';

/** A search box as a plain form; a script suggests what to look for. */
export type FinderBox = { action: string; label: string; placeholder: string; file: string };

type BoxSettings = Pick<SiteConfig, 'search' | 'template'>;

/** The search box of a site: what is typed goes to the list of everything (SRCH-3). */
export const finderBox = (config: SearchPathSettings & BoxSettings): FinderBox => ({
	action: searchPath(config),
	...searchTexts(config),
	file: finderPath,
});

/** The words of a search box: `Search cars`, and what may be typed. */
export function searchTexts({ search, template }: BoxSettings): Pick<FinderBox, 'label' | 'placeholder'> {
	const { plural, example = null } = { ...templateFacts(template), ...(search.example && { example: search.example }) };
	return { label: `Search ${plural}`, placeholder: example ? `Try “${example}”` : 'Make, model or keyword' };
}
