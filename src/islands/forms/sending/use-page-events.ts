import { useEffect } from 'react';
import type { Resent } from '../../../client/leads/unsent/send-unsent.ts';

type Listeners = {
	/** The page has sent a lead that was kept, or has given it up. */
	onResent: (resent: Resent, event: Event) => void;
	/** The browser shows the page again as it was left. */
	onShownAgain: () => void;
};

/** What a form hears of the page around it. */
export function usePageEvents({ onResent, onShownAgain }: Listeners): void {
	useEffect(() => {
		const hear = (event: Event) => onResent((event as CustomEvent<Resent>).detail, event);
		const shown = ({ persisted }: PageTransitionEvent) => persisted && onShownAgain();
		document.addEventListener('forecourt:resent', hear);
		window.addEventListener('pageshow', shown);
		return () => {
			document.removeEventListener('forecourt:resent', hear);
			window.removeEventListener('pageshow', shown);
		};
	});
}
