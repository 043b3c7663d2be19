import { type ChangeEvent, useState } from 'react';
import { attachFile } from '../../../client/leads/attached-file.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { fileTypes } from '../../../forms/lead/lead-limits.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useAlive } from '../fields/use-alive.ts';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { AttachedFiles } from './AttachedFiles.tsx';

const accepted = Object.keys(fileTypes).join(',');

/**
 * Pictures and PDF files. Pictures are made smaller on the device, so that more of them fit. On a phone one button opens the camera
 * and the other the library: with `capture` alone nobody could choose a photo that they have already.
 */
export function FileControl({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const isAlive = useAlive();
	const [progress, setProgress] = useState<string | null>(null);
	const files = Array.isArray(value) ? value.filter((one): one is File => one instanceof File) : [];
	const add = async (chosen: readonly File[]) => {
		const ready: File[] = [];
		for (const [index, file] of chosen.entries()) {
			setProgress(`Getting ${chosen.length === 1 ? 'your file' : `file ${index + 1} of ${chosen.length}`} ready …`);
			ready.push(await attachFile(file));
		}
		setProgress(null);
		set([...files, ...ready]);
	};
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const chosen = [...(target.files ?? [])];
		target.value = '';
		void add(chosen);
	};
	const busy = progress !== null;
	return (
		<FieldFrame field={field} part={part}>
			<div className="field-add">
				{isAlive && hasCamera() && (
					<label className="button button-outline field-pick" aria-disabled={busy || undefined}>
						Take a photo
						<input type="file" accept="image/*" capture="environment" disabled={busy} onChange={onChange} />
					</label>
				)}
				<label className="button button-outline field-pick" aria-disabled={busy || undefined}>
					{files.length > 0 ? 'Add more' : 'Choose files'}
					<input {...attributes} type="file" multiple accept={accepted} disabled={busy} onChange={onChange} />
				</label>
			</div>
			<AttachedFiles files={files} progress={progress} set={set} />
		</FieldFrame>
	);
}

/** Phones and tablets; a computer's camera is not what one photographs a vehicle or a page with. */
const hasCamera = (): boolean => matchMedia('(pointer: coarse) and (hover: none)').matches;
