import { useEffect } from 'react';

/** The page is named by what it is: the sign-in as the build has drawn it, or the account of who is signed in. */
export function usePageHeading(isAccount: boolean): void {
	useEffect(() => {
		const place = document.querySelector('[data-sign-in]');
		const heading = document.querySelector('h1');
		if (!heading || !isAccount) return;
		const before = { heading: heading.textContent, title: document.title };
		heading.textContent = 'Your account';
		document.title = before.title.replace(before.heading, 'Your account');
		place?.setAttribute('data-signed-in', '');
		const lead = heading.parentElement?.querySelector('p');
		if (lead) lead.hidden = true;
		return () => {
			heading.textContent = before.heading;
			document.title = before.title;
			place?.removeAttribute('data-signed-in');
			if (lead) lead.hidden = false;
		};
	}, [isAccount]);
}
