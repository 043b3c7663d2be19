import around from './styles/around.css?inline';
import choices from './styles/choices.css?inline';
import fields from './styles/fields.css?inline';
import files from './styles/files.css?inline';
import widths from './styles/widths.css?inline';

/** In this order: what comes later goes before. */
const styles = [fields, choices, files, around, widths].join('\n');

/** Gives the page the styles of forms: as text within this chunk, so that pages without a form do not carry them. */
export function addFormStyles(): void {
	if (document.querySelector('style[data-form-styles]')) return;
	const element = document.createElement('style');
	element.dataset['formStyles'] = '';
	element.textContent = styles;
	document.head.append(element);
}
