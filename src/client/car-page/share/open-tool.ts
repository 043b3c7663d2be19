import { showOver } from '../../covers.ts';
import { printDialog } from './print-dialog.ts';
import { shareDialog } from './share-dialog.ts';

const dialogs = new Map<string, HTMLDialogElement>();

/**
 * Opens what a button of the page is for: the device's own share sheet where one shares by touch, else a window with the
 * address and its QR code; or the choice of what is printed.
 */
export function openTool(tool: string): void {
	if (tool === 'share' && 'share' in navigator && matchMedia('(pointer: coarse)').matches) {
		// Who closes the sheet without sharing has not failed.
		navigator.share({ title: document.title, url: pageAddress() }).catch(() => {});
		return;
	}
	const dialog = dialogs.get(tool) ?? (tool === 'print' ? printDialog() : shareDialog(pageAddress()));
	dialogs.set(tool, dialog);
	if (!dialog.isConnected) document.body.append(dialog);
	showOver(dialog);
}

/** The page's address without what an advertisement or a form has put behind it. */
const pageAddress = (): string => location.origin + location.pathname;
