import type { FormsFile } from '../../../contract/forms-file.ts';

type Props = { at: number; site: Pick<FormsFile, 'settings' | 'successPath'>; another: () => void };

/** In the place of a form that was sent a moment ago (FORM-9). */
export function SentNote({ at, site, another }: Props) {
	const time = new Date(at).toLocaleTimeString(site.settings.locale, { hour: 'numeric', minute: '2-digit' });
	return (
		<div className="form-sent" role="status">
			<p>
				<strong>Sent at {time}</strong>
				<br />
				We have it, there is nothing more to do.{' '}
				<a className="link" href={site.successPath}>
					What happens next
				</a>
			</p>
			<button type="button" className="button button-outline" onClick={another}>
				Send another
			</button>
		</div>
	);
}
