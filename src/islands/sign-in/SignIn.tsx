import { useEffect, useState, useSyncExternalStore } from 'react';
import { startSignedInPage } from '../../client/account/signed-in-page.ts';
import { countEvent } from '../../client/analytics/count-event.ts';
import { saveRememberedCar, takeSession } from './after-sign-in.ts';
import { CarToSave } from './CarToSave.tsx';
import { nextPath } from './next-path.ts';
import { keepProgress, type Progress, readProgress } from './progress.ts';
import { type SignInContext, SignInProvider } from './sign-in-context.ts';
import { YourAccount } from './signed-in/YourAccount.tsx';
import { CodeStep } from './steps/CodeStep.tsx';
import { NameStep } from './steps/NameStep.tsx';
import { PhoneStep } from './steps/PhoneStep.tsx';
import type { Session } from './steps/use-code-form.ts';
import { usePageHeading } from './use-page-heading.ts';

/** Sign-in by a code that is sent to the visitor's phone: number, code, and once a name; then the account (USER-4, ROUTE-11). */
export function SignIn(context: SignInContext) {
	const { account, isAnonymous, stores } = context;
	const state = useSyncExternalStore(account.state.listen, account.state.get);
	const [progress, setProgress] = useState<Progress>(() => readProgress(stores.tab));
	const [moved, setMoved] = useState(false);
	/** On the way from the sign-in to the next page. */
	const [leaving, setLeaving] = useState(false);
	const isNew = state.is === 'signed in' && state.user.name === null && progress.step === 'name';
	usePageHeading(state.is === 'signed in' && !leaving);

	useEffect(() => {
		const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
		addEventListener('pageshow', stay);
		return () => removeEventListener('pageshow', stay);
	}, []);

	useEffect(() => {
		if (state.is === 'anonymous' && progress.step === 'phone' && !moved) countEvent(35);
		// Signed in already, such as in another tab: what led here is done all the same.
		if (state.is === 'signed in' && !leaving && progress.step !== 'name')
			void saveRememberedCar(account, stores).then((wasAsked) => wasAsked && finish());
	}, [state.is]);

	function go(next: Progress): void {
		keepProgress(stores.tab, next);
		setProgress(next);
		setMoved(true);
	}

	async function onSession(session: Session): Promise<void> {
		setLeaving(true);
		await takeSession(session, context);
		if (session.user.name !== null) return finish();
		go({ step: 'name' });
		setLeaving(false);
	}

	function finish(): void {
		keepProgress(stores.tab, null);
		const path = nextPath(location, document.referrer);
		setLeaving(path !== null);
		if (path) {
			location.assign(path);
			return;
		}
		setProgress({ step: 'phone', phone: '' });
		void startSignedInPage(document.documentElement.dataset['site'] ?? '');
	}

	function part() {
		if (leaving) return <p role="status">You are signed in.</p>;
		if (state.is === 'unknown' && !isAnonymous) return <Waiting />;
		if (state.is === 'unavailable') return <Unavailable retry={() => void account.refresh()} />;
		if (state.is === 'signed in') {
			if (isNew) return <NameStep onDone={finish} />;
			return <YourAccount user={state.user} watched={state.watched.length} />;
		}
		return (
			<>
				<CarToSave />
				{progress.step === 'code' ? (
					<CodeStep progress={progress} go={go} onSession={onSession} />
				) : (
					<PhoneStep phone={progress.step === 'phone' ? progress.phone : ''} isBack={moved} go={go} />
				)}
			</>
		);
	}

	return <SignInProvider value={context}>{part()}</SignInProvider>;
}

/** As the page shows it until this is there. */
function Waiting() {
	return (
		<div className="form-waiting" role="status">
			<span className="sr-only">Loading</span>
			<i />
			<i />
		</div>
	);
}

function Unavailable({ retry }: { retry: () => void }) {
	return (
		<div className="form">
			<div className="form-failure" role="alert">
				<p>You cannot sign in at the moment, because the server does not answer.</p>
				<p className="form-failure-ways">
					<button type="button" className="button button-outline button-small" onClick={retry}>
						Try again
					</button>
				</p>
			</div>
		</div>
	);
}
