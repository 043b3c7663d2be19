import type { AccountUser } from '../../../contract/account.ts';
import { masked } from '../../../forms/kinds/input-masks.ts';
import { useSignIn } from '../sign-in-context.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { LeaveAccount } from './LeaveAccount.tsx';

/** Who is signed in, what is kept of them, and the ways out (USER-4, USER-11). */
export function YourAccount({ user, watched }: { user: AccountUser; watched: number }) {
	const { form } = useSignIn();
	const { saved, cars } = form;
	return (
		<div className="sign-in-account">
			<div className="sign-in-who">
				<p>
					Signed in{user.name && <> as {[user.name, user.last_name].filter(Boolean).join(' ')}</>} with{' '}
					<strong className="sign-in-number">{masked('phone', user.phone, form.settings)}</strong>
				</p>
				<p>
					{watched === 0
						? `Your watchlist is empty. Choose SAVE on any of our ${cars}.`
						: `On your watchlist: ${watched}.`}
				</p>
				{saved && (
					<p>
						<a className="button button-primary" href={saved.path}>
							{saved.name}
						</a>
					</p>
				)}
				<LeaveAccount />
			</div>
			<DetailsForm user={user} />
		</div>
	);
}
