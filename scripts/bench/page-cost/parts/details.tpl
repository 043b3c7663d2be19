<div class="car-details">{{#if it.glance }}<section class="car-glance"><h2 class="type-section">At a glance</h2>{{> keyfacts it }}
</section>{{/if}}{{#if it.comments }}{{> comments it.comments }}{{/if}}{{#if it.features }}{{> features it }}{{/if}}
{{> specification it }}{{#if it.finance }}<section id="finance"><h2 class="type-section">What it costs on finance</h2>
{{> finance it.finance }}</section>{{/if}}{{> place it.place }}</div>
