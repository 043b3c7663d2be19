import { useState } from 'react';
import { attachFile } from '../../../client/leads/attached-file.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { fileTypes } from '../../../forms/lead/lead-limits.ts';
import { fileRoom } from '../../../forms/rules/texts.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';

const accepted = Object.keys(fileTypes).join(',');

/** Pictures and PDF files. Pictures are made smaller on the device, so that more of them fit. */
export function FileControl({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const [shrinking, setShrinking] = useState(false);
	const files = Array.isArray(value) ? value.filter((one): one is File => one instanceof File) : [];
	const add = async (chosen: readonly File[]) => {
		setShrinking(true);
		const ready: File[] = [];
		for (const file of chosen) ready.push(await attachFile(file));
		setShrinking(false);
		set([...files, ...ready]);
	};
	return (
		<FieldFrame field={field} part={part}>
			<input
				{...attributes}
				className="field-file"
				type="file"
				multiple
				accept={accepted}
				disabled={shrinking}
				onChange={({ target }) => {
					const chosen = [...(target.files ?? [])];
					target.value = '';
					void add(chosen);
				}}
			/>
			<p className="field-help" role="status">
				{shrinking ? 'Getting your pictures ready …' : files.length > 0 ? totalText(files) : ''}
			</p>
			{files.length > 0 && (
				<ul className="field-files">
					{files.map((file, index) => (
						<li key={`${index} ${file.name}`}>
							<span>{file.name}</span>
							<span>{sizeText(file.size)}</span>
							<button type="button" onClick={() => set(files.filter((_, other) => other !== index))}>
								Remove<span className="sr-only"> {file.name}</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</FieldFrame>
	);
}

/** `2 files, 1.4 MB of 4 MB`. */
function totalText(files: readonly File[]): string {
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	return `${files.length === 1 ? '1 file' : `${files.length} files`}, ${sizeText(bytes)} of ${fileRoom}`;
}

function sizeText(bytes: number): string {
	return bytes < 1024 ** 2 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
