import { isUnreadable } from '../../../client/leads/attached-file.ts';
import { leadLimits } from '../../../forms/lead/lead-limits.ts';
import { fileRoom, formTexts } from '../../../forms/rules/texts.ts';

type Props = {
	files: readonly File[];
	/** What is being done with the files that were just chosen. */
	progress: string | null;
	set: (files: readonly File[]) => void;
};

/** The files of a field: how much of the room they take, and each with its size and a way to remove it. */
export function AttachedFiles({ files, progress, set }: Props) {
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	return (
		<>
			<div role="status">
				{progress && <p className="field-help">{progress}</p>}
				{!progress && files.length > 0 && <p className="field-help">{totalText(files, bytes)}</p>}
				{bytes > leadLimits.fileBytes && <p className="field-fault">{formTexts.fileSize} Please remove one.</p>}
				{files.length > leadLimits.files && <p className="field-fault">{formTexts.fileCount}</p>}
				{files.some(isUnreadable) && <p className="field-help">{unreadableText(files.filter(isUnreadable))}</p>}
			</div>
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
		</>
	);
}

/** `2 files, 1.4 MB of 4 MB`. */
function totalText(files: readonly File[], bytes: number): string {
	return `${files.length === 1 ? '1 file' : `${files.length} files`}, ${sizeText(bytes)} of ${fileRoom}`;
}

/** HEIC in most browsers: it is taken, but as large as it is. */
function unreadableText(files: readonly File[]): string {
	const names = files.map(({ name }) => name).join(', ');
	return `This browser cannot read ${names}, so we send it in full size. JPEG pictures take up less room.`;
}

function sizeText(bytes: number): string {
	return bytes < 1024 ** 2 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
