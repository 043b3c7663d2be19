import { escapeHtml } from '../domain/words/escape-html.ts';

type Fact = { label: string; value: string };

/**
 * The rows of a `<dl class="specification">`. A car's page has dozens: as text they cost a tenth of what as many expressions of
 * a template do. A row that `isTold` elsewhere is marked so: paper has no room to say it twice.
 */
export const factRowsHtml = (facts: readonly Fact[], isTold?: (fact: Fact) => boolean): string =>
	facts
		.map((fact) => {
			const mark = isTold?.(fact) ? ' data-told' : '';
			return `<div${mark}><dt>${escapeHtml(fact.label)}</dt><dd>${escapeHtml(fact.value)}</dd></div>`;
		})
		.join('');
