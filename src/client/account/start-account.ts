import { deviceStore, tabStore } from '../leads/device/device-store.ts';
import { accountMarks } from './account-marks.ts';
import { firstAnswer } from './ask-account.ts';

/**
 * On every page of a site with accounts, once the page rests: asks who is signed in (USER-4). Everything else is loaded for who
 * is, here or in another tab.
 */
export async function startAccount(siteSlug: string, base: string): Promise<void> {
	const marks = accountMarks(deviceStore(siteSlug), tabStore(siteSlug));
	const show = async (ask: 'load' | 'refresh') =>
		(await import('./signed-in-page.ts')).startSignedInPage(siteSlug, ask);
	marks.onChange(() => void show('refresh'));
	if (marks.isAnonymous()) return;
	try {
		const answer = await firstAnswer(base);
		if (Object(answer).user === null) marks.noteAnonymous(true);
		else await show('load');
	} catch (error) {
		console.warn('The account could not be loaded.', error);
	}
}
