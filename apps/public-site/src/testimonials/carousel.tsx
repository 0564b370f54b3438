import * as constants from '@detroit-well/config/constants';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@detroit-well/ui/icons';
import { useRef, type CSSProperties } from 'react';
import type { Slide } from './slides.ts';
import { useAdvance } from './use-advance.ts';
import { useOnScreen } from './use-on-screen.ts';

/** The testimonials: slides that change every 4 seconds, with next, previous and an indicator for each (SPEC-A 2). */
export function TestimonialCarousel({ slides }: { readonly slides: readonly Slide[] }) {
  const section = useRef<HTMLElement>(null);
  const onScreen = useOnScreen(section);
  const { index, paused, advancing, show, togglePaused, hold } = useAdvance(
    slides.length,
    constants.testimonialAdvanceMs,
    onScreen,
  );
  const run = { '--run': `${constants.testimonialAdvanceMs}ms` } as CSSProperties; // a custom property
  return (
    // Hover and focus only pause the slides; every action is a button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className="testimonials sec"
      data-theme="dark"
      data-advancing={advancing || undefined}
      style={run}
      aria-roledescription="carousel"
      aria-label="What members say"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className="wrap" data-part="in">
        <div data-part="slides" aria-live={paused ? 'polite' : 'off'}>
          {slides.map((slide, position) => (
            <figure
              key={slide.id}
              data-shown={position === index || undefined}
              aria-hidden={position !== index}
            >
              <blockquote>{slide.quote}</blockquote>
              <figcaption className="sm">
                <Avatar name={slide.name} />
                <span>
                  <b>{slide.name}</b>
                  <span className="muted">
                    {slide.is_sample ? `${slide.detail}. A sample.` : slide.detail}
                  </span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        {slides.length > 1 ? (
          <div data-part="controls">
            {slides.map((slide, position) => (
              <button
                key={slide.id}
                type="button"
                data-part="dot"
                aria-label={`Slide ${position + 1} of ${slides.length}`}
                aria-current={position === index}
                onClick={() => show(position)}
              />
            ))}
            <IconButton label={paused ? 'Play' : 'Pause'} onClick={togglePaused}>
              {paused ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
            <IconButton line label="Previous" onClick={() => show(index - 1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton line label="Next" onClick={() => show(index + 1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        ) : null}
      </div>
    </section>
  );
}
