import { qrSvg } from './qr-svg.ts';
import { toolDialog } from './tool-dialog.ts';

/** The window in which a page's address is copied, sent on or scanned with a phone. */
export function shareDialog(address: string): HTMLDialogElement {
	const dialog = toolDialog(
		'Share',
		`<div class="tool-share"><div class="tool-code">${qrSvg(address)}<p>Scan to open it on your phone</p></div>
		<div class="dialog-buttons"><label class="tool-address"><span class="sr-only">Link</span><input readonly></label>
		<button type="button" class="button button-primary">Copy link</button>
		<a class="button button-outline" data-way="mail">Email</a>
		<a class="button button-outline" data-way="whatsapp" target="_blank" rel="noopener">WhatsApp<span class="sr-only"> (opens in a new tab)</span></a>
		<a class="button button-outline" data-way="facebook" target="_blank" rel="noopener">Facebook<span class="sr-only"> (opens in a new tab)</span></a></div></div>`,
	);
	for (const [way, href] of Object.entries(waysOf(address))) {
		dialog.querySelector(`[data-way="${way}"]`)?.setAttribute('href', href);
	}
	const input = dialog.querySelector('input');
	const copy = dialog.querySelector<HTMLButtonElement>('.button-primary');
	if (input) input.value = address;
	copy?.addEventListener('click', async () => {
		copy.textContent = (await copied(address)) ? 'Link copied' : 'Copy it from the line above';
		if (copy.textContent !== 'Link copied') input?.select();
	});
	return dialog;
}

function waysOf(address: string): Record<string, string> {
	const [title, url] = [document.title, address].map(encodeURIComponent);
	return {
		mail: `mailto:?subject=${title}&body=${url}`,
		whatsapp: `https://wa.me/?text=${title}%20${url}`,
		facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
	};
}

/** Without a secure connection, or where the visitor has forbidden it, nothing can be copied. */
async function copied(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
