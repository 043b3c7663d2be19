<div class="gallery" data-gallery><div class="gallery-stage" data-car-id="{{ it.id }}">{{#if it.photos }}
<section class="gallery-strip" data-gallery-strip aria-label="Photos" tabindex="0">{{#each it.photos as photo }}
<img id="{{ photo.id }}" src="{{ photo.src }}" width="{{ photo.width }}" height="{{ photo.height }}" alt="{{ photo.alt }}" loading="{{ photo.loading }}">
{{/each}}</section>{{else}}{{> newarrival it.symbols.arrival }}{{/if}}{{#if it.tag }}{{> tag it.tag }}{{/if}}{{#if it.photos }}
<button type="button" class="gallery-button gallery-open" data-gallery-open hidden>{{> symbol it.symbols.expand }}
<span class="sr-only">Full screen</span></button><p class="gallery-count" data-gallery-count>1/{{ it.photocount }}</p>{{/if}}
</div>{{#if it.photos }}<ol class="gallery-thumbnails">{{#each it.beside as photo }}<li>
<a href="{{ photo.href }}" aria-label="{{ photo.label }}">
<img src="{{ photo.src }}" width="{{ photo.width }}" height="{{ photo.height }}" alt="" loading="lazy"></a></li>{{/each}}</ol>
{{> fullgallery it }}{{/if}}</div>
