import { escapeHtml } from '../domain/words/escape-html.ts';

/**
 * The rows of a `<dl class="specification">`. A car's page has dozens: as text they cost a tenth of what as many expressions of
 * a template do.
 */
export const factRowsHtml = (facts: readonly { label: string; value: string }[]): string =>
	facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
