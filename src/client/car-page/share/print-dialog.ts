import { qrSvg } from './qr-svg.ts';
import { toolDialog } from './tool-dialog.ts';

/** The window in which one chooses what is printed: a brochure to take home, or a card for the window of the car. */
export function printDialog(): HTMLDialogElement {
	const dialog = toolDialog(
		'Print',
		`<div class="tool-prints"><button type="button" data-kind="brochure"><strong>Brochure</strong>One page with photos, features and specification</button>
		<button type="button" data-kind="card"><strong>Window card</strong>A4 for the windscreen: price, key facts and a QR code</button></div>`,
	);
	dialog.addEventListener('click', ({ target }) => {
		const kind = target instanceof Element ? target.closest<HTMLElement>('[data-kind]')?.dataset['kind'] : undefined;
		if (!kind) return;
		dialog.close();
		printAs(kind);
	});
	return dialog;
}

/** Prints the page as its print sheet (`components/car-page/car-print.css`) lays that kind out, with the code of its address. */
function printAs(kind: string): void {
	const code = document.querySelector('[data-print-code]');
	if (code && !code.firstChild) code.innerHTML = qrSvg(location.origin + location.pathname);
	const { dataset } = document.documentElement;
	dataset['print'] = kind;
	addEventListener('afterprint', () => delete dataset['print'], { once: true });
	print();
}
