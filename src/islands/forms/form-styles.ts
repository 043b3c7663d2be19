import styles from './forms.css?inline';

/** Gives the page the styles of forms: as text within this chunk, so that pages without a form do not carry them. */
export function addFormStyles(): void {
	if (document.querySelector('style[data-form-styles]')) return;
	const element = document.createElement('style');
	element.dataset['formStyles'] = '';
	element.textContent = styles;
	document.head.append(element);
}
