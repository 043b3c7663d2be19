import { useState } from 'react';
import { dropHandover } from '../../../client/account/handover.ts';
import { callServer } from '../../../client/call-server.ts';
import { pageCars } from '../../../client/saved/page-cars.ts';
import { pageNotes } from '../../../client/saved/saved-notes.ts';
import { accountPaths } from '../../../contract/account-calls.ts';
import { Failure } from '../SubmitButton.tsx';
import { useSignIn } from '../sign-in-context.ts';

const ways = {
	session: { path: accountPaths.session, button: 'Sign out' },
	user: { path: accountPaths.user, button: 'Delete my account' },
} as const;

/** Signing out, and deleting the account, which is asked about once more. The device's favourites stay in both cases. */
export function LeaveAccount() {
	const { base, account, stores } = useSignIn();
	const [isSure, setIsSure] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	async function leave(way: keyof typeof ways): Promise<void> {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		const reply = await callServer(base, { method: 'DELETE', path: ways[way].path });
		setBusy(false);
		// Without a session there is nothing left to end.
		if (!reply.ok && reply.status !== 401) {
			setFailure(reply.error);
			return;
		}
		dropHandover(stores.device);
		// The list of saved cars has noted those of the watchlist as well.
		pageNotes.keepOnly([...pageCars.favourites.get(), ...pageCars.compare.get()]);
		account.accept({ user: null, watchlist: [] });
	}

	return (
		<>
			<Failure text={failure} />
			{isSure ? (
				<div className="sign-in-sure" role="alertdialog" aria-label={ways.user.button} aria-describedby="delete-what">
					<p id="delete-what">
						Your number, your details and your watchlist are deleted for good. What is saved on this device stays.
					</p>
					<p className="sign-in-ways">
						<button type="button" className="button button-outline button-small" onClick={() => void leave('user')}>
							Delete for good
						</button>
						{/* biome-ignore lint/a11y/noAutofocus: the visitor has just asked for it, and this is the safe answer. */}
						<button type="button" className="link" autoFocus onClick={() => setIsSure(false)}>
							Keep my account
						</button>
					</p>
				</div>
			) : (
				<p className="sign-in-ways">
					<button type="button" className="button button-outline button-small" onClick={() => void leave('session')}>
						{ways.session.button}
					</button>
					<button type="button" className="link" onClick={() => setIsSure(true)}>
						{ways.user.button}
					</button>
				</p>
			)}
		</>
	);
}
