<dialog class="gallery-full" aria-label="Photos of the {{ it.name }}"><div class="gallery-full-head">
<p aria-live="polite" data-gallery-place></p><form method="dialog">
<button type="submit" class="gallery-button" aria-label="Close">{{> symbol it.symbols.close }}</button></form></div>
<section class="gallery-full-strip" data-gallery-photos aria-label="Large photos"></section>
<button type="button" class="gallery-button gallery-back" data-gallery-step="-1" aria-label="Previous photo">
{{> symbol it.symbols.left }}</button>
<button type="button" class="gallery-button gallery-next" data-gallery-step="1" aria-label="Next photo">
{{> symbol it.symbols.right }}</button></dialog>
