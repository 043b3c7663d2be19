<div class="finance-share">
<input type="range" min="0" max="50" step="1" aria-label="{{ it.label }}" aria-valuetext="{{ it.said }}" value="0">
<div class="finance-presets">{{#each it.presets as preset }}<button type="button" aria-pressed="{{ preset.pressed }}">
{{ preset.text }}</button>{{/each}}</div></div>
