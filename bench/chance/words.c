/* Raw 32-bit words for test batteries, in two builds of this one file.

   As a program, `words NAME STATE` writes an endless stream to standard output, for `dieharder -g 200` or any
   other battery that reads a pipe.

   With -DDIEHARDER -shared -fPIC it is a library to preload into dieharder: it stands in for dieharder's own
   "stdin_input_raw" generator (number 200) and gives the same words without the pipe, about ten times faster.
   The generator is then named by CHANCE_GENERATOR and CHANCE_STATE. */
#include "generators.h"

#ifdef DIEHARDER

/* The layout of GSL's gsl_rng_type, which dieharder looks its generators up by. */
struct gsl_type {
    const char *name;
    unsigned long max, min;
    size_t size;
    void (*set)(void *, unsigned long);
    unsigned long (*get)(void *);
    double (*get_double)(void *);
};

static struct generator running;
static int started;

/* dieharder reseeds before every test; like a pipe, the stream simply goes on. */
static void set(void *unused, unsigned long seed) {
    (void)unused, (void)seed;
    if (started) return;
    const char *name = getenv("CHANCE_GENERATOR"), *state = getenv("CHANCE_STATE");
    if (!name || !state) {
        fprintf(stderr, "set CHANCE_GENERATOR and CHANCE_STATE\n");
        exit(2);
    }
    running = start(name, strtoll(state, NULL, 0));
    started = 1;
}

static unsigned long get(void *unused) {
    (void)unused;
    return next_word(&running);
}

static double get_double(void *unused) {
    (void)unused;
    return next_word(&running) / (double)UINT32_MAX; /* as dieharder's own generator 200 does */
}

static const struct gsl_type type = {"chance", UINT32_MAX, 0, sizeof(long), set, get, get_double};
const struct gsl_type *gsl_rng_stdin_input_raw = &type;

#else

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: words NAME STATE\n");
        return 2;
    }
    struct generator g = start(arguments[1], strtoll(arguments[2], NULL, 0));
    static uint32_t block[16384];
    do {
        for (int i = 0; i < 16384; i++) block[i] = next_word(&g);
    } while (fwrite(block, sizeof block, 1, stdout) == 1);
    return 0;
}

#endif
