const pixelDelayMilliseconds = 250;

/** Sends a pixel's event 250 ms after it happened (USER-7), or when the page is left, whichever comes first. */
export function sendLater(send: () => void): void {
	let isSent = false;
	const once = () => {
		if (!isSent) send();
		isSent = true;
	};
	setTimeout(once, pixelDelayMilliseconds);
	addEventListener('pagehide', once, { once: true });
}
